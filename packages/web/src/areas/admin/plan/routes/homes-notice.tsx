import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

/** How many teams live where only the town is known, with a way to the map, where places can be set. */
export function HomesNotice({ count }: { count: number }) {
  const { t } = useTranslation('routes')
  const isCancelled = useIsCancelled()
  const toMap = paths.admin.hostLocations(useAdminId())
  const setPlaces = (
    <Button component={Link} to={toMap} color="inherit">
      {t('quality.setPlaces')}
    </Button>
  )
  return (
    <ActionNotice severity="info" action={!isCancelled && setPlaces}>
      {t('withoutHouse', { count })}
    </ActionNotice>
  )
}
