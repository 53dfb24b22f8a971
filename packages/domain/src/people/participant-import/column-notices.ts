import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { attendanceColumns } from './declined-rows.ts'
import { guessMapping } from './guess-mapping.ts'
import { headerField } from './header-words.ts'
import type { ColumnField } from './import-fields.ts'
import { ownColumns, questionColumns } from './import-fields.ts'
import type { ColumnNotice } from './import-row.ts'
import { isBlank, type Sheet } from './sheet.ts'

/**
 * The notices for columns that hold something and are left out; none for columns that never hold facts about people, nor for those
 * that the organiser deselected.
 */
export function columnNotices(
  sheet: Sheet,
  mapping: readonly ColumnField[],
  form: RegistrationForm = plainRegistrationForm,
): (ColumnNotice | undefined)[] {
  const { questions, allergenListEnabled } = form
  const guessed = guessMapping(sheet, form)
  const namedColumns = ownColumns(sheet.header)
  const used = attendanceColumns(sheet, mapping)
  return sheet.header.map((header, column) => {
    const isLeftOut =
      mapping[column] === 'ignore' && header.trim() !== '' && !namedColumns?.has(column) && !used.includes(column)
    if (!isLeftOut || isBlank(sheet.rows.map((row) => row[column] ?? ''))) return undefined
    if (questionColumns([header], [0], questions).size > 0) return undefined
    const meant = headerField(header)?.field
    if (meant === 'allergenList') return allergenListEnabled ? undefined : 'ALLERGENS_OFF'
    if (namedColumns || meant === undefined) return 'QUESTION_UNKNOWN'
    if (meant === 'ignore' || guessed[column] !== 'ignore') return undefined
    return mapping.includes(meant) ? 'LEFT_OUT' : 'QUESTION_UNKNOWN'
  })
}
