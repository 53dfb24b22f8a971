import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adminContact, donationUrl } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'

/** Price (none), donations and feedback, at the end of the page. */
export function Support() {
  const { t } = useTranslation('landing')
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 6, md: 9 }, pb: { xs: 2, md: 4 } }}>
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Part title={t('support.donateTitle')}>
          <Donation />
        </Part>
        <Part title={t('support.feedbackTitle')}>
          <Typography sx={{ mb: 2 }}>{t('support.feedback')}</Typography>
          <ActionLink to={paths.feedback()} variant="outlined">
            {t('support.feedbackAction')}
          </ActionLink>
        </Part>
      </Box>
    </Container>
  )
}

function Donation() {
  const { t } = useTranslation('landing')
  const [contact, donation] = [adminContact(), donationUrl()]
  if (donation !== undefined) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>{t('support.donateLink')}</Typography>
        <ActionLink to={donation} variant="outlined">
          {t('support.donateAction')}
        </ActionLink>
      </>
    )
  }
  if (contact === undefined) return <Typography>{t('support.donateWithoutContact')}</Typography>
  return (
    <Typography>
      {t('support.donate')} <MuiLink href={`mailto:${contact}`}>{contact}</MuiLink>.
    </Typography>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: '60ch' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
