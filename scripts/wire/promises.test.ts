import { expect, test } from 'vitest';
import type { FactService } from './facts.ts';
import { promisesOf } from './promises.ts';

const service: FactService = {
  service: 'stores.brands-v-3',
  operations: [
    { name: 'getBrand', method: 'GET', path: '/v3/brands/{brandId}', request: 'Get', response: 'GetBrandResponse' },
    { name: 'burnBrand', method: 'POST', path: '/burn', request: 'Burn', response: 'BurnBrandResponse' },
  ],
  types: {
    GetBrandResponse: { brand: 'Brand' },
    Brand: { id: 'string?', name: 'string', assignedProductsCount: 'number', logo: 'string', ashes: 'string' },
    BurnBrandResponse: { ashes: 'string' },
  },
  enums: {},
};
const promised = (fields: Record<string, string[]>) =>
  promisesOf({ services: new Map([[service.service, service]]), events: [] }, { [service.service]: fields });

test('promises are kept by message, with what each field contains if there is nothing to say', () => {
  expect(promised({ Brand: ['name', 'assignedProductsCount'], BurnBrandResponse: ['ashes'] })).toEqual({
    Brand: { assignedProductsCount: 0, name: null },
  });
});

test('fields that the contract lacks, or of which at most one is there, are not promised', () => {
  expect(promised({ Brand: ['logo'] })).toEqual({});
  service.types.Brand = { ...service.types.Brand, '(oneOf)': 'name | logo' };
  expect(promised({ Brand: ['name', 'logo'] })).toEqual({});
});
