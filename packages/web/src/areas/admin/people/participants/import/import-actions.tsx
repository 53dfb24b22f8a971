import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { nothingToImport } from '@running-dinner/domain/people/participant-import/nothing-to-import.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../../shell/action-bar.tsx'
import { type ImportDraft, isGood } from './import-draft.ts'
import type { Desk } from './use-import.ts'

interface ImportActionsProps {
  desk: Desk
  draft: ImportDraft
  onSend: () => void
  onFinish: () => void
}

/** The main button of the page; it stays visible while a long list scrolls. */
export function ImportActions({ desk, draft, onSend, onFinish }: ImportActionsProps) {
  const { t } = useTranslation('participants')
  const count = desk.numGood + desk.numUpdates
  const leftOut = draft.rows.filter((row) => !isGood(row)).length
  return (
    // Extends over the margin to the end of the page.
    <ActionBar sx={{ mt: 3, mb: { xs: -3, md: -5 } }}>
      {desk.isSending && <LinearProgress aria-label={t('importPage.submitting', { count })} sx={{ mb: 1.5 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {count > 0 && (
          <Button variant="contained" loading={desk.isSending} onClick={onSend}>
            {submitText(t, desk)}
          </Button>
        )}
        {draft.imported + draft.updated > 0 && (
          <Button variant={count > 0 ? 'outlined' : 'contained'} onClick={onFinish} disabled={desk.isSending}>
            {t('importPage.finish')}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {desk.isSending
            ? t('importPage.submitting', { count })
            : count === 0
              ? t(`importPage.${nothingToImport(desk)}`, { count: desk.numBroken })
              : leftOut > 0 && t('importPage.leftOut', { count: leftOut })}
        </Typography>
      </Box>
    </ActionBar>
  )
}

/** How many people were added and how many updated; zeros are left out. */
export function outcomeText(
  t: TFunction<'participants'>,
  { imported, updated }: { imported: number; updated: number },
): string {
  const parts = [
    imported > 0 || updated === 0 ? t('importPage.done', { count: imported }) : '',
    updated > 0 ? t('importPage.updated', { count: updated }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** The label of the button. */
function submitText(
  t: TFunction<'participants'>,
  { numGood, numUpdates }: { numGood: number; numUpdates: number },
): string {
  if (numUpdates === 0) return t('importPage.submit', { count: numGood })
  if (numGood === 0) return t('importPage.submitUpdates', { count: numUpdates })
  return t('importPage.submitBoth', { people: numGood, updates: numUpdates })
}
