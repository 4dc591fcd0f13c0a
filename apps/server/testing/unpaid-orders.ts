// For tests: orders without a checkout, and their money.

export * from '../src/domains/orders/paying/paid-order.fixture.ts';
