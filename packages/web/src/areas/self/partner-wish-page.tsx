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

/** Opening the link changes nothing, a click does: mail scanners open links too. */
export function PartnerWishPage() {
  const { t } = useTranslation('self')
  const { teamPartnerWishDisabled } = useSelfSession()
  return (
    <Page title={t('wish.title')} intro={<EventLine />} width="sm">
      {teamPartnerWishDisabled ? (
        <EmptyState icon={mdiDiceMultipleOutline} title={t('wish.disabledTitle')}>
          {t('wish.disabledText')}
        </EmptyState>
      ) : (
        <PartnerWish />
      )}
    </Page>
  )
}

function PartnerWish() {
  const { t } = useTranslation('self')
  const { firstnamePart, teamPartnerWishEmail } = useSelfSession()
  const [query] = useSearchParams()
  const [saved, setSaved] = useState<string>()
  const [isDone, setDone] = useState(false)
  const handleSaved = (email: string) => {
    setSaved(email)
    setDone(true)
  }
  if (saved !== undefined && isDone) return <SavedWish email={saved} onChange={() => setDone(false)} />
  return (
    <>
      <Typography sx={{ mb: 3 }}>{t('wish.intro', { name: firstnamePart })}</Typography>
      <PartnerWishForm proposed={saved ?? query.get('email') ?? teamPartnerWishEmail} onSaved={handleSaved} />
    </>
  )
}

function SavedWish({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation('self')
  return (
    <Box role="status">
      <EmptyState
        icon={mdiHeartOutline}
        title={t('wish.savedTitle')}
        action={
          <Button variant="outlined" onClick={onChange}>
            {t('wish.again')}
          </Button>
        }
      >
        {t('wish.savedText', { email })}
      </EmptyState>
    </Box>
  )
}
