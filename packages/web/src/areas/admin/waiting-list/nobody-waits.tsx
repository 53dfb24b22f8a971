import { mdiCheckCircleOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

export function NobodyWaits({ freePlaces }: { freePlaces: number }) {
  const { t } = useTranslation('waiting')
  return (
    <EmptyState
      icon={mdiCheckCircleOutline}
      title={t('empty.title')}
      action={
        <Button component={Link} to={paths.admin.participants(useAdminId())} variant="contained">
          {t('empty.toParticipants')}
        </Button>
      }
    >
      {t('empty.text')} {freePlaces > 0 && t('empty.free', { count: freePlaces })}
    </EmptyState>
  )
}
