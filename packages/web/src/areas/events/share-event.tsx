import { mdiCalendarPlusOutline, mdiShareVariantOutline } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnchorButton, Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import * as styles from './share-event.css.ts'

/** Take the event along: to friends, and into one's own calendar. */
export function ShareEvent({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl, publicDinnerId } = dinner.publicSettings
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  return (
    <div className={styles.share}>
      <div className={styles.row}>
        <Button
          type="button"
          variant="outlined"
          className={styles.action}
          onClick={() => void share({ title, url: publicDinnerUrl }).then(setOutcome)}
        >
          <Icon path={mdiShareVariantOutline} small />
          {t('page.share')}
        </Button>
        {/* A link to a file: it works without scripts. */}
        <AnchorButton
          href={`/api/rest/frontend/v1/runningdinner/${encodeURIComponent(publicDinnerId)}/calendar.ics`}
          variant="outlined"
          className={styles.action}
        >
          <Icon path={mdiCalendarPlusOutline} small />
          {t('page.toCalendar')}
        </AnchorButton>
      </div>
      <div role="status" className={outcome ? styles.outcomeShown : styles.outcome}>
        {outcome === 'copied' && t('page.copied')}
        {outcome === 'notCopied' && t('page.notCopied', { url: publicDinnerUrl })}
      </div>
    </div>
  )
}

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
