import { mdiBullhornOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import type { useUntold } from './use-untold.ts'

interface UntoldProps {
  untold: ReturnType<typeof useUntold>
}

/** How many people must be notified of a change. */
export function UntoldText({ untold }: UntoldProps) {
  const { t } = useTranslation('knowledge')
  if (untold === undefined) return null
  const { isBegun, outdated, newcomers, news } = untold
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
export function TellButton({ untold }: UntoldProps) {
  const { t } = useTranslation('knowledge')
  if (untold === undefined || untold.outdated + untold.newcomers === 0) return null
  return (
    <Button component={Link} to={untold.toChanges} variant="contained" startIcon={<Icon path={mdiBullhornOutline} />}>
      {t('tell.changes')}
    </Button>
  )
}
