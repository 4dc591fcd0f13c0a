/** A trimmed value and the header above it. */
export type Cell = { column: string; value: string };

/**
 * One record of the file; `number` is its line in a spreadsheet, where the header is 1. `unread` are the columns with
 * content that no field takes.
 */
export type Row = { number: number; cells: Map<Field, Cell>; unread?: string[] };

type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | number;

/** The content of a column, under one name for all formats. */
export type Field =
  | ('handle' | 'rowType' | 'title' | 'description' | 'vendor' | 'ribbon' | 'productCategory' | 'type' | 'tags')
  | ('published' | 'status' | 'visible' | 'giftCard' | 'taxable' | 'requiresShipping' | 'seoTitle' | 'seoDescription')
  | ('sku' | 'barcode' | 'price' | 'surcharge' | 'compareAtPrice' | 'cost' | 'discountMode' | 'discountValue')
  | ('inventoryTracker' | 'inventoryQuantity' | 'inventoryPolicy' | 'grams' | 'weight')
  | ('preorderEnabled' | 'preorderMessage' | 'preorderLimit')
  | ('totalMeasure' | 'totalMeasureUnit' | 'baseMeasure' | 'baseMeasureUnit')
  | ('image' | 'imagePosition' | 'imageAltText' | 'variantImage')
  | ('mainCategory' | 'packageLength' | 'packageWidth' | 'packageHeight' | 'packageUnit')
  | (
      | 'id'
      | 'productType'
      | 'parent'
      | 'catalogVisibility'
      | 'shortDescription'
      | 'taxStatus'
      | 'isInStock'
      | 'backorders'
    )
  | ('salePrice' | 'saleStart' | 'saleEnd')
  | `option${Place}${'Name' | 'Value' | 'Type' | 'Visible'}`
  | `modifier${Place}${'Name' | 'Type' | 'Limit' | 'Mandatory' | 'Choices'}`
  | `section${Place}${'Title' | 'Text'}`;

const NO_CELL: Cell = { column: '', value: '' };

/** The cell of a field, empty where the file has no such column. */
export function cellOf(row: Row, field: Field): Cell {
  return row.cells.get(field) ?? NO_CELL;
}

/** The trimmed text of a field, empty where the file has no such column. */
export function textOf(row: Row, field: Field): string {
  return cellOf(row, field).value;
}

/** Whether the file has a column for the field. */
export const has = (row: Row, field: Field): boolean => row.cells.has(field);
