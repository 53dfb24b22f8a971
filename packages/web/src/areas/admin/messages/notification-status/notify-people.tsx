import { mdiBullhornOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import type { usePeopleToNotify } from './use-people-to-notify.ts'

interface PeopleToNotifyProps {
  toNotify: ReturnType<typeof usePeopleToNotify>
}

/** How many people must be notified of a change. */
export function PeopleToNotifyText({ toNotify }: PeopleToNotifyProps) {
  const { t } = useTranslation('knowledge')
  if (toNotify === undefined) return null
  const { isBegun, outdated, newcomers, news } = toNotify
  if (!isBegun) return t('tell.nothingSent')
  if (outdated + newcomers === 0) return t(`tell.news.${news}`)
  return [
    outdated > 0 && t('tell.outdated', { count: outdated }),
    newcomers > 0 && t('tell.newcomers', { count: newcomers }),
  ]
    .filter((text) => text !== false)
    .join(' ')
}

/** The way to the changes of these people; nothing while all know. */
export function NotifyButton({ toNotify }: PeopleToNotifyProps) {
  const { t } = useTranslation('knowledge')
  if (toNotify === undefined || toNotify.outdated + toNotify.newcomers === 0) return null
  return (
    <Button component={Link} to={toNotify.toChanges} variant="contained" startIcon={<Icon path={mdiBullhornOutline} />}>
      {t('tell.changes')}
    </Button>
  )
}
