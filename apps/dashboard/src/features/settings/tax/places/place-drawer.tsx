import { Alert, Select, Text } from '@mantine/core';
import { api } from '../../../../app/api.ts';
import { words } from '../../../../app/words.ts';
import { missing } from '../../../../ui/form/checks.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormEnd } from '../../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../../ui/form/use-entity-form.ts';
import { type Place, ratedGroups, TAX, type TaxSetup } from '../queries.ts';
import { readPlace, writePlace, wrongWithRates } from './place-form.ts';
import { RateFieldset } from './rate-fieldset.tsx';
import { WhereFields } from './where-fields.tsx';

const texts = words.taxPlaces;

type PlaceDrawerProps = { place: Place | null; setup: TaxSetup; onClose: () => void };

/** Adds or edits a place with its rates. */
export function PlaceDrawer({ place, setup, onClose }: PlaceDrawerProps) {
  return (
    <FormDrawer opened={place !== null} onClose={onClose} title={place?.id ? place.title : texts.add} size="lg">
      {place && <PlaceForm key={place.id ?? 'new'} place={place} setup={setup} onClose={onClose} />}
    </FormDrawer>
  );
}

const TAKEN = texts.taken;

function PlaceForm({ place, setup, onClose }: PlaceDrawerProps & { place: Place }) {
  const { places, calculators } = setup;
  const groups = ratedGroups(setup.groups);
  const exemptGroups = setup.exemptGroups.filter(({ isOwn }) => isOwn);
  const around = {
    groupIds: groups.map(({ id }) => id),
    exemptIds: exemptGroups.map(({ id }) => id),
    calculatorId: calculators[0]?.appId ?? '',
  };
  const isTaken = (country: string, subdivision: string) =>
    !place.id && places.some((one) => one.country === country && (one.subdivision ?? '') === subdivision);
  const form = useEntityForm({
    entity: place,
    read: (entity) => readPlace(entity, around),
    validate: ({ country, subdivision, rates }) => ({
      country: missing(country, texts.missingCountry) ?? (isTaken(country, subdivision) ? TAKEN : null),
      ...wrongWithRates(rates),
    }),
    wire: {
      fields: [['places.0.country', 'country']],
      codes: {
        CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: {
          field: 'calculatorId',
          text: texts.calculator.notHere,
        },
        CALCULATOR_ID_NOT_FOUND: { field: 'calculatorId', text: texts.calculator.chooseOther },
      },
    },
    save: (values, { base }) =>
      api.taxRates.saveTaxRates({ places: [writePlace(values, base, place.id ? place.rates : [])] }),
    saved: () => (place.id ? texts.saved(place.title) : texts.added),
    onDone: onClose,
    refresh: [TAX],
  });
  const rates = form.list('rates');
  return (
    <Form form={form}>
      {!place.id && <WhereFields values={form.values} errors={form.errors} onChange={form.set} />}
      <CalculatorField place={place} setup={setup} {...form.input('calculatorId')} />
      <Text size="sm" c="dimmed">
        {texts.rates.text}
      </Text>
      {groups.map(({ id, name }) => {
        const fields = rates.items[id];
        if (!fields) return null;
        return (
          <RateFieldset
            key={id}
            title={name}
            path={id}
            fields={fields}
            errors={rates.errors}
            exemptGroups={exemptGroups}
            onChange={(changed) => rates.onChange({ ...rates.items, [id]: { ...fields, ...changed } })}
          />
        );
      })}
      <FormEnd form={form} isReady={!place.id || form.isDirty}>
        {words.forms.save}
      </FormEnd>
    </Form>
  );
}

type CalculatorFieldProps = {
  place: Place;
  setup: TaxSetup;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Who calculates the tax of a place: there is something to choose once an app brings a calculator. */
function CalculatorField({ place, setup: { calculators }, value, error, onChange }: CalculatorFieldProps) {
  const isGone = place.appId !== undefined && !calculators.some(({ appId }) => appId === place.appId);
  if (calculators.length < 2 && !isGone) return <Text size="sm">{texts.calculator.none}</Text>;
  return (
    <>
      {isGone && <Alert color="yellow">{texts.calculator.isGone}</Alert>}
      <Select
        label={texts.calculator.title}
        description={texts.calculator.text}
        data={calculators.map(({ appId = '', displayName = '', unsupportedCountries = [] }) => ({
          value: appId,
          label: displayName,
          disabled: unsupportedCountries.includes(place.country ?? ''),
        }))}
        allowDeselect={false}
        value={value}
        error={error}
        onChange={(appId) => onChange(appId ?? '')}
      />
    </>
  );
}
