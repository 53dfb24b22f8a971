import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { type Issue, issue } from '../../issue.ts'
import { type ColumnField, type ImportField, importFields, questionField, takesSeveral } from './import-fields.ts'

interface ReadRows {
  /** Rows that have to be corrected first. */
  numBroken: number
  /** Rows of people who take part already. */
  numKnown: number
}

/** Why there is nothing to import; what can be corrected comes first. */
export function nothingToImport({ numBroken, numKnown }: ReadRows) {
  if (numBroken > 0) return 'onlyBroken'
  return numKnown > 0 ? 'onlyKnown' : 'nothing'
}

/** Checks a mapping from the organiser: one known field per column, single fields once. Fields are `mapping[3]`. */
export function checkMapping(
  mapping: readonly string[],
  numColumns: number,
  form: RegistrationForm = plainRegistrationForm,
): Issue[] {
  if (mapping.length !== numColumns) return [issue('import_mapping_invalid', 'mapping')]
  return mapping.flatMap((field, column) => {
    const isKnown = isColumnField(field, form)
    const isTaken = isKnown && !takesSeveral(field) && mapping.indexOf(field) !== column
    return isKnown && !isTaken ? [] : [issue('import_mapping_invalid', `mapping[${column}]`)]
  })
}

/** What a column of a list for this event can mean: the questions are its own, and allergens where the list is on. */
export function isColumnField(
  mappedName: string,
  { questions, allergenListEnabled }: RegistrationForm,
): mappedName is ColumnField {
  if (mappedName === 'allergenList') return allergenListEnabled
  return isImportField(mappedName) || questions.some(({ id }) => questionField(id) === mappedName)
}

export function isImportField(name: string): name is ImportField {
  return (importFields as readonly string[]).includes(name)
}

/** Required fields that no column delivers; the screen asks for these columns. */
export function missingFields(mapping: readonly ColumnField[]): ImportField[] {
  const has = (field: ImportField) => mapping.includes(field)
  const missing: ImportField[] = []
  if (!has('fullName')) missing.push(...(['firstnamePart', 'lastname'] as const).filter((field) => !has(field)))
  if (!has('email')) missing.push('email')
  if (!has('streetWithNr')) missing.push(...(['street'] as const).filter((field) => !has(field)))
  if (!has('zip') && !has('zipWithCity')) missing.push('zip')
  if (!has('cityName') && !has('zipWithCity')) missing.push('cityName')
  return missing
}
