export type PostalPlace = {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  streetAddress?: { number?: string; name?: string };
  addressLine?: string | null;
  addressLine2?: string | null;
};
