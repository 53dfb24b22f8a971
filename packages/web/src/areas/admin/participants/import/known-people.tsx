import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from './use-import.ts'

/** Those who are registered already: left out unless the organiser wants them changed. */
export function KnownPeople({ desk, updating }: { desk: Desk; updating: boolean }) {
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
