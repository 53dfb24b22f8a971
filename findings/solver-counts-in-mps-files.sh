#!/bin/sh
# glpsol 5.0, cbc 2.10.8 and lp_solve 5.5.2.5 (Debian) write one small model as an .mps file and read each other's: how many tables of eight
# and of four seat twenty guests. Both counts are whole numbers from 0 without an upper limit; the cheapest plan costs 13.
# Expected: MPS is the format that all solvers share; nine times 13.
# Seen: an old rule gives a whole number without a limit the range 0 to 1, and each writer says "no limit" in a way of its own. lp_solve
# writes a lower limit of 0, with which glpsol still has an upper limit of 1: nothing fits. cbc writes an upper limit of 1e+30, with which
# glpsol calls 15 an optimum. glpsol's own PL is understood by all. Models with 0/1 variables alone are not concerned.
# Needs Debian 12 with apt.
set -eu
cd "$(mktemp -d)"
apt-get download -qq glpk-utils=5.0-1 libglpk40=5.0-1 libamd2=1:5.12.0+dfsg-2 libcolamd2=1:5.12.0+dfsg-2 \
  libsuitesparseconfig5=1:5.12.0+dfsg-2 libltdl7=2.4.7-7~deb12u1 libgmp10=2:6.2.1+dfsg1-1.1 lp-solve=5.5.2.5-2 \
  coinor-cbc=2.10.8+ds1-1 coinor-libcbc3=2.10.8+ds1-1 coinor-libclp1=1.17.6-3 coinor-libcgl1=0.60.3+repack1-4 \
  coinor-libcoinutils3v5=2.11.4+repack1-2 coinor-libosi1v5=0.108.6+repack1-2 libmumps-seq-5.5=5.5.1-1 \
  liblapack3=3.11.0-2 libblas3=3.11.0-2 libgfortran5=12.2.0-14+deb12u1 libquadmath0=12.2.0-14+deb12u1 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" root; done
lib="$PWD/root/usr/lib/x86_64-linux-gnu"
export LD_LIBRARY_PATH="$lib:$lib/lapack:$lib/blas:$PWD/root/usr/lib/lp_solve" PATH="$PWD/root/usr/bin:$PATH"
cat >tables.lp <<'LP'
Minimize
 cost: 5 big + 3 small
Subject To
 seats: 8 big + 4 small >= 20
General
 big small
End
LP
cat >tables.lps <<'LP'
min: 5 big + 3 small;
seats: 8 big + 4 small >= 20;
int big, small;
LP
glpsol --check --lp tables.lp --wmps glpsol.mps >log
cbc tables.lp -export cbc.mps >log
lp_solve -S1 -parse_only tables.lps -wmps lp_solve.mps
solved() {
  rm -f solution
  case $1 in
    glpsol) glpsol --mps "$2" -o solution >log && sed -n 's/^Status: *//p; s/^Objective:.* = \([^ ]*\) .*/\1/p' solution ;;
    cbc) cbc "$2" solve solution solution >log && sed -n '1s/ - objective value//p' solution ;;
    lp_solve) lp_solve -S1 -mps "$2" | sed -n 's/^Value of objective function://p' ;;
  esac
}
for writer in glpsol cbc lp_solve; do
  for reader in glpsol cbc lp_solve; do
    # shellcheck disable=SC2046
    echo "written by $writer, read by $reader:" $(solved $reader $writer.mps)
  done
done | tee seen
cat >expected <<'SEEN'
written by glpsol, read by glpsol: INTEGER OPTIMAL 13
written by glpsol, read by cbc: Optimal 13.00000000
written by glpsol, read by lp_solve: 13.00000000
written by cbc, read by glpsol: INTEGER OPTIMAL 15
written by cbc, read by cbc: Optimal 13.00000000
written by cbc, read by lp_solve: 13.00000000
written by lp_solve, read by glpsol: INTEGER EMPTY 0
written by lp_solve, read by cbc: Optimal 13.00000000
written by lp_solve, read by lp_solve: 13.00000000
SEEN
cmp -s seen expected || { echo CHANGED; exit 1; }
