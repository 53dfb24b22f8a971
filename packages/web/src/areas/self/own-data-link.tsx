import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSelfLink } from './self-link.ts'

/** The mails of a member of a team open other pages, so each of those leads to the one where they can say that they cannot come. */
export function OwnDataLink() {
  const { t } = useTranslation('self')
  const { selfAdminId, participantId } = useSelfLink()
  return (
    <Button
      component={Link}
      to={paths.self.registration(selfAdminId, participantId)}
      sx={{ justifySelf: 'start', alignSelf: 'start', textAlign: 'left' }}
    >
      {t('ownData')}
    </Button>
  )
}
