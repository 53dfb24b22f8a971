import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useWizard } from '../wizard-context.tsx'

/** Both links of the new event, the one to pass on first. */
export function CreatedStep() {
  const { t } = useTranslation('wizard')
  const { draft, isDemo, startOver } = useWizard()
  const { created } = draft
  if (created === null) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert severity={isDemo ? 'info' : 'success'}>
        {t(isDemo ? 'summary.demoMail' : 'summary.mail', { email: created.email })}
      </Alert>
      {created.publicDinnerUrl !== undefined && (
        <LinkCard title={t('summary.guests')}>
          <CopyField
            label={t('summary.guestsLink')}
            value={created.publicDinnerUrl}
            audience={t(`summary.audienceOf.${isDemo ? 'DEMO' : draft.basicDetails.registrationType}`)}
            shareTitle={created.title}
          />
        </LinkCard>
      )}
      <LinkCard title={t('summary.organisers')}>
        <CopyField label={t('summary.link')} value={created.administrationUrl} audience={t('summary.audience')} />
      </LinkCard>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
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

function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
