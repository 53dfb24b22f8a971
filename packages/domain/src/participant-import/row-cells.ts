import type { ColumnField } from './import-fields.ts'

/** The cells of one row by their meaning; free text of several columns is already joined. */
export type Cells = ReadonlyMap<ColumnField, string>
