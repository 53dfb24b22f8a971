import { mdiEyeOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from './admin-dinner.ts'

interface SeeAsGuestProps {
  person: { id: string; firstnamePart: string }
}

/** To the page that this person sees of their evening. */
export function SeeAsGuest({ person: { id, firstnamePart } }: SeeAsGuestProps) {
  const { t } = useTranslation('admin')
  return (
    <Button
      component={Link}
      to={paths.admin.asGuest(useAdminId(), id)}
      size="small"
      startIcon={<Icon path={mdiEyeOutline} />}
      className="no-print"
      sx={{ px: 1, textAlign: 'left' }}
    >
      {t('preview.open', { name: firstnamePart })}
    </Button>
  )
}
