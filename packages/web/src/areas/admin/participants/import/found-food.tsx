import Alert from '@mui/material/Alert'
import { foundFood } from '@running-dinner/domain/participant-import/food/take-over-diet-notes.ts'
import { useTranslation } from 'react-i18next'
import type { DraftRow } from './draft-row.ts'

const codes = [
  ['import_food_taken_over', 'takenOver', 'info'],
  ['import_food_left', 'left', 'warning'],
] as const

/** Above the rows: that food was found where nobody who cooks would read it. */
export function FoundFood({ rows }: { rows: readonly DraftRow[] }) {
  const { t } = useTranslation('participants')
  return codes.map(([code, phrase, severity]) => {
    const issues = rows.map((row) => (row.skipped ? [] : row.issues.filter(({ message }) => message === code)))
    const count = issues.filter((found) => found.length > 0).length
    if (count === 0) return null
    const columns = [...new Set(issues.flat().flatMap((issue) => foundFood(issue)?.column ?? []))]
    return (
      <Alert key={code} severity={severity} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t(`importPage.food.${phrase}`, {
          count,
          columns: columns.map((name) => t('importPage.food.quoted', { name })).join(', '),
        })}
      </Alert>
    )
  })
}
