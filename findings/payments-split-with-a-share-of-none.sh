#!/bin/sh
# js-money 0.6.3, ts-money 0.4.8, ezmoney 1.0.3, @easymoney/money 1.0.2 and dinero.js 2.0.2 split 100.00 euros among three guests and a host, who has a share of 0
# (`allocate`), and give the same sum back later, as -100.00 by the same shares; amounts in cents.
# Expected: "without losing any pennies", as they say: the cent that is left over goes to one of the three, and after the refund nobody has paid.
# Seen: js-money and ts-money give it to whoever comes first, so a host at the top of the list pays 1 cent, and pays 1 more when the others get their money back. ezmoney
# hands fractions on along the list, and an error of the last bit lets them end at a host at the bottom, who pays 1 cent. For amounts below 0 js-money, ts-money, ezmoney and
# @easymoney/money round down, which is the other way round: the sums are right, but after the refund one guest has lost a cent that another one has. dinero.js is
# right in all of it.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund js-money@0.6.3 ts-money@0.4.8 ezmoney@1.0.3 @easymoney/money@1.0.2 dinero.js@2.0.2 2>/dev/null
cat > see.mjs <<'JS'
import { createMoney } from '@easymoney/money'
import { EUR, allocate, dinero, toSnapshot } from 'dinero.js'
import ezmoney from 'ezmoney'
import JsMoney from 'js-money'
import { Money as TsMoney } from 'ts-money'

const packages = {
  'js-money': (cents, shares) => new JsMoney(cents, JsMoney.EUR).allocate(shares).map(({ amount }) => amount),
  'ts-money': (cents, shares) => new TsMoney(cents, 'EUR').allocate(shares).map(({ amount }) => amount),
  ezmoney: (cents, shares) => ezmoney.allocate(ezmoney.create(cents, 'EUR', 2), shares).map(({ amount }) => amount),
  '@easymoney/money': (cents, shares) => createMoney({ amount: cents, currency: 'EUR' }).allocate(shares).map((part) => Number(part.getAmount())),
  'dinero.js': (cents, shares) => allocate(dinero({ amount: cents, currency: EUR }), shares).map((part) => toSnapshot(part).amount),
}
for (const [name, split] of Object.entries(packages)) {
  for (const shares of [[0, 1, 1, 1], [1, 1, 1, 0]]) {
    const paid = split(10000, shares)
    const refunded = split(-10000, shares)
    const left = paid.map((cents, guest) => cents + refunded[guest])
    console.log(`${name}, shares ${shares.join(' ')}: paid ${paid.join(' ')}, refunded ${refunded.join(' ')}, left ${left.join(' ')}`.replace(/-0\b/g, '0'))
  }
}
JS
node see.mjs | tee seen
cat >expected <<'SEEN'
js-money, shares 0 1 1 1: paid 1 3333 3333 3333, refunded 1 -3333 -3334 -3334, left 2 0 -1 -1
js-money, shares 1 1 1 0: paid 3334 3333 3333 0, refunded -3333 -3333 -3334 0, left 1 0 -1 0
ts-money, shares 0 1 1 1: paid 1 3333 3333 3333, refunded 1 -3333 -3334 -3334, left 2 0 -1 -1
ts-money, shares 1 1 1 0: paid 3334 3333 3333 0, refunded -3333 -3333 -3334 0, left 1 0 -1 0
ezmoney, shares 0 1 1 1: paid 0 3333 3333 3334, refunded 0 -3334 -3333 -3333, left 0 -1 0 1
ezmoney, shares 1 1 1 0: paid 3333 3333 3333 1, refunded -3334 -3333 -3333 0, left -1 0 0 1
@easymoney/money, shares 0 1 1 1: paid 0 3334 3333 3333, refunded 0 -3333 -3333 -3334, left 0 1 0 -1
@easymoney/money, shares 1 1 1 0: paid 3334 3333 3333 0, refunded -3333 -3333 -3334 0, left 1 0 -1 0
dinero.js, shares 0 1 1 1: paid 0 3334 3333 3333, refunded 0 -3334 -3333 -3333, left 0 0 0 0
dinero.js, shares 1 1 1 0: paid 3334 3333 3333 0, refunded -3334 -3333 -3333 0, left 0 0 0 0
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
