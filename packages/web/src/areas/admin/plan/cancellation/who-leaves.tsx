import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type TeamMember = TeamReply['teamMembers'][number]

/** The partner whom `root` registered along, while both are in the team. */
export function childIn({ teamMembers }: Pick<TeamReply, 'teamMembers'>, root: TeamMember): TeamMember | undefined {
  return root.teamPartnerWishOriginatorId === root.id
    ? teamMembers.find((member) => member.id !== root.id && member.teamPartnerWishOriginatorId === root.id)
    : undefined
}

type Member = TeamReply['teamMembers'][number]

interface WhoLeavesProps {
  team: TeamReply
  member: Member | undefined
  onChoose: (memberId: string | undefined) => void
}

const wholeTeam = 'team'

export function WhoLeaves({ team, member, onChoose }: WhoLeavesProps) {
  const { t } = useTranslation('cancellation')
  const titleId = useId()
  const [only] = team.teamMembers
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('who.title')}
      </Typography>
      {team.teamMembers.length === 1 && only ? (
        <Alert severity="info">{t('who.last', { name: fullName(only) })}</Alert>
      ) : (
        <RadioGroup
          aria-labelledby={titleId}
          value={member?.id ?? wholeTeam}
          onChange={(_, value) => onChoose(value === wholeTeam ? undefined : value)}
        >
          <FormControlLabel value={wholeTeam} control={<Radio />} label={t('who.team')} />
          {team.teamMembers.map((teamMember) => (
            <FormControlLabel
              key={teamMember.id}
              value={teamMember.id}
              control={<Radio />}
              disabled={childIn(team, teamMember) !== undefined}
              label={t('who.member', { name: fullName(teamMember) })}
            />
          ))}
        </RadioGroup>
      )}
      <RootHint team={team} />
    </Box>
  )
}

function RootHint({ team }: { team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  const root = team.teamMembers.find((member) => childIn(team, member))
  const child = root && childIn(team, root)
  if (!root || !child) return null
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('who.root', { name: fullName(root), otherName: fullName(child) })}
    </Typography>
  )
}
