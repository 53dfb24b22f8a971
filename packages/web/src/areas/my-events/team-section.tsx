import { mdiAccountGroupOutline, mdiPhoneOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SelfServiceInfo } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { formatTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { EventSection } from './event-section.tsx'

type OwnTeam = NonNullable<SelfServiceInfo['team']>

export function TeamSection({ team, link }: { team: SelfServiceInfo['team']; link: PortalLink }) {
  const { t } = useTranslation('accounts')
  return (
    <EventSection icon={mdiAccountGroupOutline} title={t('event.team')}>
      {team ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Cooking team={team} />
          <Partners team={team} />
          <Guests team={team} />
          {!team.onlyGuest && !team.fixedPair && team.partners.length > 0 && (
            <Button
              component={Link}
              to={paths.self.teamHost(link.selfAdminId, link.participantId, team.teamId)}
              variant="outlined"
              sx={{ justifySelf: 'start' }}
            >
              {t('event.changeHost')}
            </Button>
          )}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('event.teamPending')}</Typography>
      )}
    </EventSection>
  )
}

function Cooking({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('accounts')
  const { label, time } = team.meal
  if (team.status === 'CANCELLED') return <Alert severity="error">{t('event.teamCancelled')}</Alert>
  return (
    <Box>
      {team.partnerCancelled && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('event.partnerCancelled')}
        </Alert>
      )}
      {team.onlyGuest ? (
        <Typography>{t('event.onlyGuest')}</Typography>
      ) : (
        <>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            {t('event.course', { meal: label, time: formatTime(time) })}
          </Typography>
          <Typography>{team.amIHost ? t('event.youHost') : t('event.otherHost', { name: team.hostName })}</Typography>
        </>
      )}
    </Box>
  )
}

function Partners({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('accounts')
  const dietText = useDietText()
  if (team.partners.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('event.alone')}</Typography>
  return team.partners.map((partner) => {
    const name = `${partner.firstnamePart} ${partner.lastname}`
    return (
      <Box key={name} sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('event.partnerDiet', { name: partner.firstnamePart, diet: dietText(partner.mealSpecifics) })}
        </Typography>
        {partner.callLinks[0] && (
          <Button
            href={partner.callLinks[0].url}
            variant="outlined"
            startIcon={<Icon path={mdiPhoneOutline} />}
            aria-label={`${t('event.call', { name })}: ${partner.mobileNumber}`}
          >
            {partner.mobileNumber}
          </Button>
        )}
      </Box>
    )
  })
}

function Guests({ team }: { team: OwnTeam }) {
  const { t } = useTranslation('accounts')
  const dietText = useDietText()
  if (!team.likelyGuestsMealSpecifics) return null
  return (
    <Box>
      <Typography variant="h3">{t('event.likelyGuests')}</Typography>
      <Typography>{dietText(team.likelyGuestsMealSpecifics)}</Typography>
    </Box>
  )
}

type Diets = NonNullable<NonNullable<SelfServiceInfo['team']>['likelyGuestsMealSpecifics']>

/** `2 vegan, 1 ohne Gluten, keine Nüsse` */
function useDietText(): (diets: Diets) => string {
  const { t } = useTranslation(['accounts', 'allergens'])
  return (diets) => {
    const kinds = (['vegan', 'vegetarian', 'lactose', 'gluten'] as const)
      .filter((kind) => diets[kind] > 0)
      .map((kind) => t(`diet.${kind}`, { count: diets[kind] }))
    const allergens = diets.allergens.map(
      ({ allergen, severity, count }) =>
        `${count} × ${t(`allergens:names.${allergen}`)} (${t(`allergens:severities.${severity}`)})`,
    )
    return [...kinds, ...allergens, ...diets.notes].join(', ') || t('event.eatAll')
  }
}
