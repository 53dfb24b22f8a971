import { mdiClose, mdiHandHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { adminContact, donationUrl } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { readStorage, writeStorage } from '../../../lib/storage.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { MessageType } from './message-content.ts'

/** Delay, so that the organiser first sees that the mails are being sent. */
const delayMilliseconds = 2500

/** Appears once after the first team mail and once after the first route mail; can be ignored. */
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

/** Shows the hint after the delay and remembers it at once, so that ignoring it counts as seen. */
function useHint(adminId: string, sentType: MessageType) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isDonationHintDue(adminId, sentType)) return
    const timer = setTimeout(() => {
      rememberDonationHint(adminId, sentType)
      setIsShown(true)
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [adminId, sentType])
  return { isShown, dismiss: () => setIsShown(false) }
}

/** Kinds of message after which the hint appears once. */
const occasions: readonly MessageType[] = ['TEAM', 'DINNER_ROUTE']

const keyOf = (adminId: string) => `donateStatus_${adminId}`

/** Whether the hint has not been shown yet after this kind of message, in this browser. */
export function isDonationHintDue(adminId: string, sentType: MessageType): boolean {
  return occasions.includes(sentType) && !seen(adminId).includes(sentType)
}

export function rememberDonationHint(adminId: string, sentType: MessageType): void {
  if (isDonationHintDue(adminId, sentType))
    writeStorage('local', keyOf(adminId), [...seen(adminId), sentType].join(','))
}

function seen(adminId: string): string[] {
  return readStorage('local', keyOf(adminId))?.split(',') ?? []
}
