import { type Issue, issue } from '../issue.ts'
import { type ImportField, importFields, isRepeatable } from './import-fields.ts'

/** A mapping sent back by the organiser: one known field per column, single fields once. Fields are `mapping[3]`. */
export function checkMapping(mapping: readonly string[], numColumns: number): Issue[] {
  if (mapping.length !== numColumns) return [issue('import_mapping_invalid', 'mapping')]
  return mapping.flatMap((field, column) => {
    const known = isImportField(field)
    const taken = known && !isRepeatable(field) && mapping.indexOf(field) !== column
    return known && !taken ? [] : [issue('import_mapping_invalid', `mapping[${column}]`)]
  })
}

export function isImportField(value: string): value is ImportField {
  return (importFields as readonly string[]).includes(value)
}

/** The facts no column delivers although every person needs them; the screen asks for these columns. */
export function missingFields(mapping: readonly ImportField[]): ImportField[] {
  const has = (field: ImportField) => mapping.includes(field)
  const missing: ImportField[] = []
  if (!has('fullName')) missing.push(...(['firstnamePart', 'lastname'] as const).filter((field) => !has(field)))
  if (!has('email')) missing.push('email')
  if (!has('streetWithNr')) missing.push(...(['street'] as const).filter((field) => !has(field)))
  if (!has('zip') && !has('zipWithCity')) missing.push('zip')
  if (!has('cityName') && !has('zipWithCity')) missing.push('cityName')
  return missing
}
