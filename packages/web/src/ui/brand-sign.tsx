import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { signParts, signSize } from '@running-dinner/domain/brand/sign.ts'

/** The sign of the product, as high as `size` in CSS; decoration beside a name. */
export function BrandSign({ size }: { size: string }) {
  return (
    <SignBox
      viewBox={`0 0 ${signSize} ${signSize}`}
      aria-hidden="true"
      focusable="false"
      style={{ width: size, height: size }}
    >
      {signParts.map((part) => (
        <path key={part.colour} d={part.path} fill={part.colour} transform={part.transform} />
      ))}
    </SignBox>
  )
}

const SignBox = styled('svg')({ display: 'block', flexShrink: 0 })

/** Sign and name of the product. */
export function Wordmark({ name, signSize: size = '1.75em' }: { name: string; signSize?: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.5em',
        fontWeight: 740,
        letterSpacing: '-0.025em',
        whiteSpace: 'nowrap',
      }}
    >
      <BrandSign size={size} />
      {name}
    </Box>
  )
}
