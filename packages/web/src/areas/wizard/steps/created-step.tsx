import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useWizard } from '../wizard-context.tsx'

export function CreatedStep() {
  const { t } = useTranslation('wizard')
  const { draft, isDemo, startOver } = useWizard()
  const { created } = draft
  if (created === null) return null
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Alert severity={isDemo ? 'info' : 'success'}>
        {t(isDemo ? 'summary.demoMail' : 'summary.mail', { email: created.email })}
      </Alert>
      <CopyField label={t('summary.link')} value={created.administrationUrl} audience={t('summary.audience')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={paths.admin.dashboard(created.adminId)} variant="contained" size="large">
          {t('summary.open')}
        </Button>
        <Button variant="outlined" size="large" onClick={startOver}>
          {t('summary.another')}
        </Button>
      </Box>
    </Box>
  )
}
