import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SelfTeamLink } from '../../features/guests/self-service/self-service.api.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { classes } from '../../kit/classes.ts'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { paths } from '../../lib/paths.ts'
import * as styles from './self.css.ts'

/** Whom one cooks with, how to reach them, and with the own link the way to settle where; or that one does not cook. */
export function OwnTeam({ team, link }: { team: SelfTeamReply; link: SelfTeamLink | undefined }) {
  const { t } = useTranslation('self')
  const partners = team.teamMembers.filter((member) => !member.isMe)
  if (partners.length === 0)
    return <p className={styles.text}>{t(team.onlyGuest ? 'evening.onlyGuest' : 'evening.cookAlone')}</p>
  return (
    <p className={styles.text}>
      {team.onlyGuest && `${t('evening.onlyGuest')} `}
      {t(team.onlyGuest ? 'evening.outWith' : 'evening.cook', { names: partners.map(fullName).join(', ') })}{' '}
      {partners
        .filter(({ callLinks }) => callLinks.length > 0)
        .map((member) => (
          <span key={member.id} className={styles.phone}>
            <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
          </span>
        ))}
      {link && !team.fixedPair && !team.onlyGuest && (
        <Link
          className={classes('no-print', anchor.plain)}
          to={paths.self.teamHost(link.selfAdminId, link.participantId, link.teamId)}
        >
          {t('evening.changeHost')}
        </Link>
      )}
    </p>
  )
}
