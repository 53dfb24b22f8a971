import { mdiClose, mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminContact, donationUrl } from '../../lib/operator.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { isDonationHintDue, rememberDonationHint } from './donation-status.ts'
import type { MessageType } from './message-content.ts'

/** Long enough to see first that the mails are on their way (rules 8.8). */
const DELAY_MS = 2500

/** Once after the first team mail and the first route mail. It asks for nothing and locks nothing. */
export function DonationHint({ adminId, sent }: { adminId: string; sent: MessageType }) {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  const { isShown, dismiss } = useHint(adminId, sent)
  if (!isShown) return null
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      className="no-print"
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: 2 }}
    >
      <Icon path={mdiHandHeartOutline} sx={{ fontSize: 28, color: 'primary.main' }} />
      <Box sx={{ flex: 1 }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 0.5 }}>
          {t('donation.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
          {t('donation.text')} <Support />
        </Typography>
      </Box>
      <IconButton aria-label={t('donation.dismiss')} onClick={dismiss} sx={{ alignSelf: 'start', mt: -1, mr: -1 }}>
        <Icon path={mdiClose} />
      </IconButton>
    </Card>
  )
}

function Support() {
  const { t } = useTranslation('mailing')
  const [contact, donation] = [adminContact(), donationUrl()]
  if (donation !== undefined) {
    return (
      <>
        {t('donation.supportByLink')}{' '}
        <MuiLink href={donation} rel="noreferrer">
          {t('donation.give')}
        </MuiLink>
      </>
    )
  }
  if (contact === undefined) {
    return (
      <>
        {t('donation.supportWithoutContact')}{' '}
        <MuiLink component={Link} to={paths.imprint()}>
          {t('donation.imprint')}
        </MuiLink>
      </>
    )
  }
  return (
    <Trans
      t={t}
      i18nKey="donation.support"
      values={{ contact }}
      components={{ mail: <MuiLink href={`mailto:${contact}`} /> }}
    />
  )
}

/** Seen once is seen, whether it was closed or not. */
function useHint(adminId: string, sent: MessageType) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isDonationHintDue(adminId, sent)) return
    const timer = setTimeout(() => {
      rememberDonationHint(adminId, sent)
      setIsShown(true)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [adminId, sent])
  return { isShown, dismiss: () => setIsShown(false) }
}
