import Box from '@mui/material/Box'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { smallText } from './small-text.ts'

type Place = Pick<ParticipantReply, 'street' | 'streetNr' | 'zip' | 'cityName'>

export function PersonPlace({ person }: { person: Place }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>{`${person.zip} ${person.cityName}`}</Box>
      <Box component="span" sx={{ ...smallText, display: 'block' }}>{`${person.street} ${person.streetNr}`}</Box>
    </>
  )
}
