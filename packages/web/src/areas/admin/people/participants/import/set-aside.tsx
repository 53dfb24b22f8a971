import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { asideReasons } from '@running-dinner/domain/people/participant-import/import-row.ts'
import { useTranslation } from 'react-i18next'
import { useRereading } from './column-mapping.tsx'
import type { ImportDraft } from './import-draft.ts'
import type { Desk } from './use-import.ts'

/** Names the sheet that was read where other ones list people, too; one press reads another. */
export function OtherSheets({ desk, draft: { sheet, sheets, touched } }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const reread = useRereading(touched)
  const others = sheets.filter((name) => name !== sheet)
  if (others.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {t('importPage.sheets.read', { sheet, count: others.length })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1.5 }}>
        {others.map((name) => (
          <Button
            key={name}
            size="small"
            disabled={desk.isReading}
            onClick={() => void reread(() => desk.readSheet(name))}
            sx={{ px: 1.5, overflowWrap: 'anywhere' }}
          >
            {t('importPage.sheets.readOther', { sheet: name })}
          </Button>
        ))}
      </Box>
    </Alert>
  )
}

/** Counts the rows that the file hides, and those of people who declined; one press takes all of them along. */
export function RowsSetAside({ desk, draft: { rows } }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  return asideReasons.map((reason) => {
    const found = rows.filter(({ aside }) => aside === reason)
    const count = found.length
    if (count === 0) return null
    const isOut = found.some(({ skipped }) => skipped)
    return (
      <Alert
        key={reason}
        severity="info"
        sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
        action={
          <Button color="inherit" onClick={() => desk.setAside(reason, !isOut)}>
            {isOut ? t('importPage.aside.take', { count }) : t('importPage.aside.leave', { count })}
          </Button>
        }
      >
        {isOut ? t(`importPage.aside.${reason}`, { count }) : t(`importPage.aside.${reason}_TAKEN`, { count })}
      </Alert>
    )
  })
}
