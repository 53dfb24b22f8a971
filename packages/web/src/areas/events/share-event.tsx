import { mdiCalendarPlusOutline, mdiShareVariantOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { Icon } from '../../ui/icon.tsx'

/** Take the event along: to friends, and into one's own calendar. */
export function ShareEvent({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl, publicDinnerId } = dinner.publicSettings
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActionButton
          type="button"
          variant="outlined"
          sx={action}
          onClick={() => void share({ title, url: publicDinnerUrl }).then(setOutcome)}
        >
          <Icon path={mdiShareVariantOutline} fontSize="small" />
          {t('page.share')}
        </ActionButton>
        {/* A link to a file: it works without scripts. */}
        <ActionLink
          reloadDocument
          to={`/api/rest/frontend/v1/runningdinner/${encodeURIComponent(publicDinnerId)}/calendar.ics`}
          variant="outlined"
          sx={action}
        >
          <Icon path={mdiCalendarPlusOutline} fontSize="small" />
          {t('page.toCalendar')}
        </ActionLink>
      </Box>
      <Box role="status" sx={{ mt: outcome ? 1 : 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        {outcome === 'copied' && t('page.copied')}
        {outcome === 'notCopied' && t('page.notCopied', { url: publicDinnerUrl })}
      </Box>
    </Box>
  )
}

const action = { gap: 1, flex: { xs: 1, sm: '0 0 auto' }, whiteSpace: 'nowrap' }

/** The share sheet of the device; without one the address is copied. */
async function share(what: { title: string; url: string }): Promise<'copied' | 'notCopied' | undefined> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(what)
      return undefined
    }
    await navigator.clipboard.writeText(what.url)
    return 'copied'
  } catch (error) {
    // The sheet was closed without a choice.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return 'notCopied'
  }
}
