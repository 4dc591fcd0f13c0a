import { Autocomplete, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { readDecimal } from '../../../ui/form/read-number.ts';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { RATES, type Rate } from './queries.ts';

const texts = words.currencySettings;

const codes = Intl.supportedValuesOf('currency');
const MOST_DECIMALS = 10;
const notRate = (text: string): string | null =>
  Number(readDecimal(text, MOST_DECIMALS) ?? 0) > 0 ? null : texts.noRate;

type RateDrawerProps = { rate: Rate | null; onClose: () => void };

/** Enters the rate of a currency. */
export function RateDrawer({ rate, onClose }: RateDrawerProps) {
  return (
    <FormDrawer opened={rate !== null} onClose={onClose} title={rate?.code ? texts.rateOf(rate.code) : texts.add}>
      {rate && <RateForm key={rate.code ?? 'new'} rate={rate} onClose={onClose} />}
    </FormDrawer>
  );
}

function RateForm({ rate, onClose }: { rate: Rate; onClose: () => void }) {
  const { site } = useSession();
  const form = useEntityForm({
    entity: rate,
    read: (known: Rate) => ({ code: known.code ?? '', rate: known.rate ?? '' }),
    validate: (values) => ({
      code: !codes.includes(values.code.trim().toUpperCase()) && texts.noCode,
      rate: notRate(values.rate),
    }),
    wire: {
      fields: [
        ['rate.code', 'code'],
        ['rate.rate', 'rate'],
      ],
    },
    save: async (values) => {
      const sent = { code: values.code.trim().toUpperCase(), rate: readDecimal(values.rate, MOST_DECIMALS) ?? '' };
      return present((await api.currencyRates.setCurrencyRate({ rate: sent })).rate, 'rate');
    },
    settle: (saved): Rate => saved,
    saved: (saved) => texts.saved(saved.code ?? ''),
    onDone: onClose,
    refresh: [RATES],
  });
  return (
    <Form form={form}>
      <Autocomplete
        label={texts.currency}
        placeholder={texts.codeExample}
        required
        limit={20}
        maxLength={3}
        data={codes.filter((code) => code !== site.currency)}
        disabled={Boolean(rate.code)}
        {...form.input('code')}
      />
      <TextInput
        label={texts.rate(site.currency ?? '')}
        placeholder="1.0842"
        required
        inputMode="decimal"
        {...form.text('rate')}
      />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
