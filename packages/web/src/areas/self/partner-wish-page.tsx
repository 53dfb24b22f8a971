import { mdiDiceMultipleOutline, mdiHeartOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { EventLine } from './event-line.tsx'
import { PartnerWishForm } from './partner-wish-form.tsx'
import { useSelfSession } from './self-session.tsx'

/** Opening the link changes nothing, a click does: mail scanners open links too (decisions B18). */
export function PartnerWishPage() {
  const { t } = useTranslation('self')
  const session = useSelfSession()
  const [query] = useSearchParams()
  const [saved, setSaved] = useState<string>()
  const [isShown, setShown] = useState(false)
  if (session.teamPartnerWishDisabled) {
    return (
      <Page title={t('wish.title')} intro={<EventLine />} width="sm">
        <EmptyState icon={mdiDiceMultipleOutline} title={t('wish.disabledTitle')}>
          {t('wish.disabledText')}
        </EmptyState>
      </Page>
    )
  }
  if (saved !== undefined && isShown) {
    return (
      <Page title={t('wish.title')} intro={<EventLine />} width="sm">
        <Box role="status">
          <EmptyState
            icon={mdiHeartOutline}
            title={t('wish.savedTitle')}
            action={
              <Button variant="outlined" onClick={() => setShown(false)}>
                {t('wish.again')}
              </Button>
            }
          >
            {t('wish.savedText', { email: saved })}
          </EmptyState>
        </Box>
      </Page>
    )
  }
  const proposed = saved ?? query.get('email') ?? session.teamPartnerWishEmail
  const handleSaved = (email: string) => {
    setSaved(email)
    setShown(true)
  }
  return (
    <Page title={t('wish.title')} intro={<EventLine />} width="sm">
      <Typography sx={{ mb: 3 }}>{t('wish.intro', { name: session.firstnamePart })}</Typography>
      <PartnerWishForm proposed={proposed} onSaved={handleSaved} />
    </Page>
  )
}
