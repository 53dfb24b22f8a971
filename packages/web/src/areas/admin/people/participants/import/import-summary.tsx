import { mdiAlertCircle, mdiCheckCircle, mdiInformation } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { asideReasons } from '@running-dinner/domain/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { useRereading } from './column-mapping.tsx'
import type { ImportDraft } from './import-draft.ts'
import { statusOf } from './row-filter.ts'
import type { Desk } from './use-import.ts'

/** Counts of valid and invalid rows, updated with every correction. */
export function ImportSummary({ desk, draft }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const statuses = draft.rows.map(statusOf)
  const warned = statuses.filter((status) => status === 'WARNING' || status === 'INFO').length
  return (
    <Card component="section" aria-label={t('importPage.file')} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {desk.file?.name}
        </Typography>
        <Button size="small" onClick={desk.forget} disabled={desk.isSending} sx={{ mx: -1.5, px: 1.5 }}>
          {t('importPage.another')}
        </Button>
      </Box>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        {desk.numGood > 0 && (
          <Count
            icon={mdiCheckCircle}
            color="success.main"
            text={t('importPage.importable', { count: desk.numGood })}
          />
        )}
        {desk.numBroken > 0 && (
          <Count icon={mdiAlertCircle} color="error.main" text={t('importPage.broken', { count: desk.numBroken })} />
        )}
        {warned > 0 && (
          <Count icon={mdiInformation} color="warning.main" text={t('importPage.warned', { count: warned })} />
        )}
      </Box>
      {desk.numKnown > 0 && <KnownPeople desk={desk} updating={draft.updating} />}
    </Card>
  )
}

function Count({ icon, color, text }: { icon: string; color: string; text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon path={icon} sx={{ color, fontSize: 22 }} />
      <span>{text}</span>
    </Box>
  )
}

/** People already registered: skipped unless the organiser chooses to update them. */
function KnownPeople({ desk, updating }: { desk: Desk; updating: boolean }) {
  const { t } = useTranslation('participants')
  const helpId = useId()
  return (
    <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={updating}
            onChange={(_, checked) => desk.setUpdating(checked)}
            disabled={desk.isSending}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={t('importPage.update')}
      />
      <FormHelperText id={helpId} sx={{ m: 0, ml: 4 }}>
        {t('importPage.updateHelp', { count: desk.numKnown })}
      </FormHelperText>
    </Box>
  )
}

/** Names the sheet that was read where other ones list people, too; one press reads another. */
export function OtherSheets({ desk, draft: { sheet, sheets, touched } }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const reread = useRereading(touched)
  const otherSheets = sheets.filter((name) => name !== sheet)
  if (otherSheets.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {t('importPage.sheets.read', { sheet, count: otherSheets.length })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1.5 }}>
        {otherSheets.map((name) => (
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
    const asideRows = rows.filter(({ aside }) => aside === reason)
    const count = asideRows.length
    if (count === 0) return null
    const isOut = asideRows.some(({ skipped }) => skipped)
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
