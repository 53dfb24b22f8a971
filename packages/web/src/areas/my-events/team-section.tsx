import { mdiAccountGroupOutline, mdiPhoneOutline } from '@mdi/js'
import type { SelfServiceInfo } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { AnchorButton, LinkButton } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EventSection } from './event-section.tsx'
import * as styles from './my-events.css.ts'

type OwnTeam = NonNullable<SelfServiceInfo['team']>

export function TeamSection({ team, link }: { team: SelfServiceInfo['team']; link: PortalLink }) {
  const { t } = useTranslation('myEvent')
  return (
    <EventSection icon={mdiAccountGroupOutline} title={t('team')}>
      {team ? (
        <div className={styles.stack}>
          <Cooking team={team} />
          <Partners team={team} />
          <Guests team={team} />
          {!team.onlyGuest && !team.fixedPair && team.partners.length > 0 && (
            <LinkButton to={paths.self.teamHost(link.selfAdminId, link.participantId, team.teamId)} variant="outlined">
              {t('changeHost')}
            </LinkButton>
          )}
        </div>
      ) : (
        <p className={styles.muted}>{t('teamPending')}</p>
      )}
    </EventSection>
  )
}

function Cooking({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('myEvent')
  const { label, time } = team.meal
  if (team.status === 'CANCELLED') return <Notice severity="error">{t('teamCancelled')}</Notice>
  return (
    <div>
      {team.partnerCancelled && (
        <Notice severity="warning" className={styles.partnerGone}>
          {t('partnerCancelled')}
        </Notice>
      )}
      {team.onlyGuest ? (
        <p className={styles.text}>{t('onlyGuest')}</p>
      ) : (
        <>
          <p className={styles.course}>{t('course', { meal: label, time: formatTime(time) })}</p>
          <p className={styles.text}>{team.amIHost ? t('youHost') : t('otherHost', { name: team.hostName })}</p>
        </>
      )}
    </div>
  )
}

function Partners({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('myEvent')
  const dietText = useDietText()
  if (team.partners.length === 0) return <p className={styles.muted}>{t('alone')}</p>
  return team.partners.map((partner) => {
    const name = `${partner.firstnamePart} ${partner.lastname}`
    return (
      <div key={name} className={styles.partner}>
        <p className={styles.partnerName}>{name}</p>
        <p className={styles.muted}>
          {t('partnerDiet', { name: partner.firstnamePart, diet: dietText(partner.mealSpecifics) })}
        </p>
        {partner.callLinks[0] && (
          <AnchorButton
            href={partner.callLinks[0].url}
            variant="outlined"
            aria-label={`${t('call', { name })}: ${partner.mobileNumber}`}
          >
            <Icon path={mdiPhoneOutline} small />
            {partner.mobileNumber}
          </AnchorButton>
        )}
      </div>
    )
  })
}

function Guests({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('myEvent')
  const dietText = useDietText()
  if (!team.likelyGuestsMealSpecifics) return null
  return (
    <div>
      <h3 className={styles.guestsTitle}>{t('likelyGuests')}</h3>
      <p className={styles.text}>{dietText(team.likelyGuestsMealSpecifics)}</p>
    </div>
  )
}

type Diets = NonNullable<NonNullable<SelfServiceInfo['team']>['likelyGuestsMealSpecifics']>

/** `2 vegan, 1 ohne Gluten, keine Nüsse` */
function useDietText(): (diets: Diets) => string {
  const { t } = useTranslation(['myEvent', 'allergens'])
  return (diets) => {
    const kinds = (['vegan', 'vegetarian', 'lactose', 'gluten'] as const)
      .filter((kind) => diets[kind] > 0)
      .map((kind) => t(`diet.${kind}`, { count: diets[kind] }))
    const allergens = diets.allergens.map(
      ({ allergen, severity, count }) =>
        `${count} × ${t(`allergens:names.${allergen}`)} (${t(`allergens:severities.${severity}`)})`,
    )
    return [...kinds, ...allergens, ...diets.notes].join(', ') || t('eatAll')
  }
}
