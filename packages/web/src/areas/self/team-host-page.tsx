import type { SelfTeamReply } from '@running-dinner/contract/guests'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useOwnTeam } from '../../features/guests/self-service/self-service.api.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EventLine } from './event-line.tsx'
import { GotIt } from './got-it.tsx'
import { HostForm } from './host-form.tsx'
import { OwnDataLink } from './own-data-link.tsx'
import * as styles from './self.css.ts'
import { useSelfTeamLink } from './self-link.ts'
import { Failure } from './self-session.tsx'

/** The team settles at whose home it cooks. */
export function TeamHostPage() {
  const { t } = useTranslation(['self', 'knowledge'])
  const { data: team, error, refetch } = useOwnTeam(useSelfTeamLink())
  if (error && !team) return <Failure error={error} onRetry={refetch} />
  if (!team) {
    return (
      <Page title={t('host.title')}>
        <FormSkeleton fields={3} />
      </Page>
    )
  }
  const course = team.onlyGuest
    ? t('evening.onlyGuest')
    : t('host.intro', { meal: team.meal.label, time: formatTime(team.meal.time) })
  return (
    <Page title={t(team.onlyGuest ? 'host.onlyGuestTitle' : 'host.title')} intro={<EventLine />}>
      <p className={styles.intro}>{course}</p>
      <TeamHost team={team} />
      <div className={styles.below}>
        <GotIt
          kind="TEAM"
          // The query client keeps the object when an answer has the same content.
          onReload={async () => (await refetch({ throwOnError: true })).data === team}
        />
      </div>
      <ToEvening />
      <OwnDataLink />
    </Page>
  )
}

/** A choice needs two members with different addresses and a team that cooks. */
function TeamHost({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  if (team.onlyGuest) return <HostMembers team={team} />
  if (!team.fixedPair && team.teamMembers.length > 1) return <HostForm key={team.hostTeamMember?.id} team={team} />
  return (
    <div className={styles.stack}>
      <Notice severity="info">{t(team.fixedPair ? 'host.pair' : 'host.alone')}</Notice>
      <HostMembers team={team} />
    </div>
  )
}

function ToEvening() {
  const { t } = useTranslation('self')
  const { selfAdminId, participantId, teamId } = useSelfTeamLink()
  return (
    <LinkButton
      to={paths.self.dinnerRoute(selfAdminId, participantId, teamId)}
      variant="text"
      className={classes(styles.linkButton, styles.below)}
    >
      {t('host.route')}
    </LinkButton>
  )
}

/** Who belongs to the team, where nothing is to be chosen. */
function HostMembers({ team }: { team: SelfTeamReply }) {
  const { t } = useTranslation('self')
  return (
    <Card className={styles.padded}>
      <h2 className={styles.boxTitle}>{t('host.team')}</h2>
      <ul className={styles.members}>
        {team.teamMembers.map((member) => (
          <li key={member.id}>
            {fullName(member)}{' '}
            <span className={styles.unbroken}>
              <PhoneNumber typed={member.mobileNumber} links={member.callLinks} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
