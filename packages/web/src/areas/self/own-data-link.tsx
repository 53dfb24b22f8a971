import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './self.css.ts'
import { useSelfLink } from './self-link.ts'

/** The mails of a member of a team open other pages, so each of those leads to the one where they can say that they cannot come. */
export function OwnDataLink({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('self')
  const { selfAdminId, participantId } = useSelfLink()
  return (
    <LinkButton to={paths.self.registration(selfAdminId, participantId)} variant="text" className={styles.linkButton}>
      {t(isOver ? 'ownDataOver' : 'ownData')}
    </LinkButton>
  )
}
