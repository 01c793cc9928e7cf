/*
 * energy: formulas of power, energy and what they emit and cost.
 */
#ifndef MODEL_ENERGY_H
#define MODEL_ENERGY_H

/*
 * Energy of accelerators at work.
 *
 *     E = k * P * n * t
 *
 * power         P  board power of one accelerator           [J/s]
 * accelerators  n  accelerators                             [1]
 * time          t  time they work                           [s]
 * overhead      k  energy of the building per energy used, PUE  [1]
 * return        E  energy drawn                             [J]
 *
 * Source: derivation power over time
 * Valid:  full board power the whole time: an upper bound; hosts and network
 *         are not counted
 */
static inline double
cost_energy(double power, double accelerators, double time, double overhead)
{
	return overhead * power * accelerators * time;
}

#endif
