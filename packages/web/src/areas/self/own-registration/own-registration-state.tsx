import { mdiAccountGroupOutline, mdiMapMarkerPath } from '@mdi/js'
import type { OwnRegistration } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../../kit/anchor.css.ts'
import { LinkButton } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { formatDay } from '../../../lib/dates.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { paths } from '../../../lib/paths.ts'
import * as shared from '../self.css.ts'
import { useSelfLink } from '../self-link.ts'
import * as styles from './own-registration.css.ts'

/** Whether something can still be changed, why not, and whom to ask then. */
export function OwnRegistrationState({ own }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const { publicContactName, publicContactEmail } = own.dinner
  return (
    <div className={styles.state}>
      {own.waitingList && !own.cancelled && <Notice severity="warning">{t('own.waitingList')}</Notice>}
      {own.editable ? (
        own.endOfRegistrationDate !== null && (
          <div>{t('own.deadline', { date: formatDay(own.endOfRegistrationDate, language) })}</div>
        )
      ) : (
        <Notice severity={own.cancelled ? 'error' : 'info'}>
          {own.notEditableBecause &&
            t(`own.closed.${own.notEditableBecause}`, { name: own.partner ? fullName(own.partner) : '' })}{' '}
          {publicContactEmail !== '' && (
            <>
              {publicContactName === '' ? t('own.contactNoName') : t('own.contact', { name: publicContactName })}{' '}
              <a href={`mailto:${publicContactEmail}`} className={anchor.inherit}>
                {publicContactEmail}
              </a>
            </>
          )}
        </Notice>
      )}
      <Evening own={own} />
    </div>
  )
}

/** Where team and route can be seen, once the organiser has sent them. */
function Evening({ own: { told } }: { own: OwnRegistration }) {
  const { t } = useTranslation('registration')
  const { selfAdminId, participantId } = useSelfLink()
  if (!told.team && told.routeTeamId === null) return null
  return (
    <div className={shared.buttons}>
      {told.routeTeamId !== null && (
        <LinkButton to={paths.self.dinnerRoute(selfAdminId, participantId, told.routeTeamId)}>
          <Icon path={mdiMapMarkerPath} small />
          {t('own.toRoute')}
        </LinkButton>
      )}
      {told.team && (
        <LinkButton to={paths.myEvent(selfAdminId, participantId)} variant="outlined">
          <Icon path={mdiAccountGroupOutline} small />
          {t('own.toTeam')}
        </LinkButton>
      )}
    </div>
  )
}
