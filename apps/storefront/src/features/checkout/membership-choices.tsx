import { useMessages } from '@stoa/messages/react';
import { MEMBERSHIP, type MembershipOffer } from './memberships.ts';

/** What a member may pay for with a membership, line by line. Nothing is chosen beforehand. */
export function MembershipChoices({ offers }: { offers: readonly MembershipOffer[] }) {
  const messages = useMessages('checkout');
  if (offers.length === 0) return null;
  return (
    <fieldset className="checkout-section">
      <legend>{messages.memberships}</legend>
      <p className="field-hint">{messages.membershipsText}</p>
      <div className="fields">
        {offers.map(({ lineId, item, chosen, choices }) => (
          <div key={lineId} className="field">
            <label htmlFor={`membership-${lineId}`}>{item}</label>
            <select id={`membership-${lineId}`} name={MEMBERSHIP} defaultValue={chosen}>
              <option value="">{messages.noMembership}</option>
              {choices.map(({ value, name, left }) => (
                <option key={value} value={value}>
                  {left === null ? name : messages.membershipLeft(name, left)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
