/*
 * tco: formulas of what owning costs in all, item by item.
 *
 * Total cost of ownership of one accelerator over the time it is kept.  The
 * items add up to own_total(): what is paid at the start, less what it is
 * sold for, interest on both, what is paid used or not, and energy.
 */
#ifndef MODEL_TCO_H
#define MODEL_TCO_H

#include "model/select.h"

/*
 * Share of the host in what is paid at the start.
 *
 *     H = a * h
 *
 * accelerator  a  price of the accelerator                          [USD]
 * host         h  price of its share of the host, a USD of its own  [1]
 * return       H  price of its share of the host                    [USD]
 *
 * Source: derivation product
 * Valid:  as own_hardware
 */
static inline double
tco_host(double accelerator, double host)
{
	return accelerator * host;
}

/*
 * Spare parts.
 *
 *     S = (a + H + n) * s
 *
 * accelerator  a  price of the accelerator           [USD]
 * host         H  price of its share of the host     [USD]
 * network      n  price of its share of the network  [USD]
 * spares       s  spare parts, a USD of hardware     [1]
 * return       S  price of them                      [USD]
 *
 * Source: derivation product
 * Valid:  as own_hardware
 */
static inline double
tco_spares(double accelerator, double host, double network, double spares)
{
	return (accelerator + host + network) * spares;
}

/*
 * Tax and import.
 *
 *     X = V * x
 *
 * hardware  V  see own_hardware                        [USD]
 * tax       x  tax and import that nobody gives back   [1]
 * return    X  tax and import                          [USD]
 *
 * Source: derivation product
 * Valid:  as own_capital
 */
static inline double
tco_tax(double hardware, double tax)
{
	return hardware * tax;
}

/*
 * Interest on the capital over the horizon.
 *
 *     I = U - (C - R)
 *
 * cost     U  see own_capital_cost     [USD]
 * capital  C  paid at the start        [USD]
 * resale   R  paid back at the end     [USD]
 * return   I  interest                 [USD]
 *
 * Source: derivation what is paid beyond the value that is lost
 * Valid:  as own_annuity
 */
static inline double
tco_interest(double cost, double capital, double resale)
{
	return cost - (capital - resale);
}

/*
 * Repairs and contracts over the horizon.
 *
 *     M = m * V * T
 *
 * maintenance  m  repairs and contracts, a USD of hardware  [1/s]
 * hardware     V  see own_hardware                          [USD]
 * horizon      T  time it is kept                           [s]
 * return       M  repairs and contracts                     [USD]
 *
 * Source: derivation product
 * Valid:  the same every year
 */
static inline double
tco_maintenance(double maintenance, double hardware, double horizon)
{
	return maintenance * hardware * horizon;
}

/*
 * Energy of the machine itself.
 *
 *     F = E / k
 *
 * energy  E  cost of all energy                              [USD]
 * pue     k  energy of the building per energy used, PUE     [1]
 * return  F  cost of what the machine draws                  [USD]
 *
 * Source: derivation definition of PUE
 * Valid:  PUE of at least 1
 */
static inline double
tco_machine_energy(double energy, double pue)
{
	return energy / pue;
}

/*
 * Energy of cooling and of what the building loses.
 *
 *     G = E - F
 *
 * energy   E  cost of all energy                [USD]
 * machine  F  cost of what the machine draws    [USD]
 * return   G  cost of the rest                  [USD]
 *
 * Source: derivation difference
 * Valid:  always
 */
static inline double
tco_cooling(double energy, double machine)
{
	return energy - machine;
}

#endif
