/*
 * bill: formulas of what is paid beside accelerators, and of the sum.
 */
#ifndef MODEL_BILL_H
#define MODEL_BILL_H

#include "model/select.h"

/*
 * Cost that is left after a credit.
 *
 *     U = max(u - c, 0)
 *
 * cost    u  cost before it  [USD]
 * credit  c  credit          [USD]
 * return  U  cost to be paid  [USD]
 *
 * Source: derivation difference
 * Valid:  what is left of a credit is worth nothing
 */
static inline double
cost_credit(double cost, double credit)
{
	return max2(cost - credit, 0);
}

/*
 * Cost of data that leave the provider.
 *
 *     U = v * p
 *
 * volume  v  data that leave        [byte]
 * price   p  price of egress        [USD/byte]
 * return  U  cost                   [USD]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_egress(double volume, double price)
{
	return volume * price;
}

/*
 * Cost of data that are kept.
 *
 *     U = v * p * t
 *
 * volume  v  data kept             [byte]
 * price   p  price of storage      [USD/byte/s]
 * time    t  time they are kept    [s]
 * return  U  cost                  [USD]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_storage(double volume, double price, double time)
{
	return volume * price * time;
}

/*
 * Cost of a run, all that is billed.
 *
 *     U = a + k + l
 *
 * accelerators  a  cost of the accelerators    [USD]
 * storage       k  cost of data that are kept  [USD]
 * egress        l  cost of data that leave     [USD]
 * return        U  all of it                   [USD]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
cost_bill(double accelerators, double storage, double egress)
{
	return accelerators + storage + egress;
}

/*
 * Price of what runs all the time, all that is billed.
 *
 *     u = a + k + l
 *
 * accelerators  a  price of the accelerators    [USD/s]
 * storage       k  price of data that are kept  [USD/s]
 * egress        l  price of data that leave     [USD/s]
 * return        u  all of it                    [USD/s]
 *
 * Source: derivation sum
 * Valid:  always
 */
static inline double
cost_bill_rate(double accelerators, double storage, double egress)
{
	return accelerators + storage + egress;
}

/*
 * Data that are kept all month, by the time that is used.
 *
 *     k = v * p * m / h
 *
 * volume  v  data kept             [byte]
 * price   p  price of storage      [USD/byte/s]
 * month   m  a month               [s]
 * used    h  time used in a month  [s]
 * return  k  price of the time used  [USD/s]
 *
 * Source: derivation cost of a month over the time used
 * Valid:  time used above 0
 */
static inline double
cost_kept(double volume, double price, double month, double used)
{
	return volume * price * month / used;
}

/*
 * Data that leave with each piece of work.
 *
 *     l = v * p * q
 *
 * volume  v  data that leave for one      [byte]
 * price   p  price of egress              [USD/byte]
 * pieces  q  requests or images a second  [1/s]
 * return  l  price of what leaves         [USD/s]
 *
 * Source: derivation product
 * Valid:  one price for all of it
 */
static inline double
cost_leaving(double volume, double price, double pieces)
{
	return volume * price * pieces;
}

/*
 * Part of a cost.
 *
 *     e = u * d / D
 *
 * cost    u  cost of the whole               [USD]
 * part    d  tokens or images of the part    [1]
 * whole   D  tokens or images of the whole   [1]
 * return  e  cost of the part                [USD]
 *
 * Source: derivation ratio
 * Valid:  each costs the same
 */
static inline double
cost_part(double cost, double part, double whole)
{
	return cost * part / whole;
}

/*
 * Cost of a month by the second.
 *
 *     c = u / m
 *
 * cost    u  cost of a month  [USD]
 * month   m  a month          [s]
 * return  c  mean cost        [USD/s]
 *
 * Source: derivation ratio
 * Valid:  all months alike
 */
static inline double
cost_mean(double cost, double month)
{
	return cost / month;
}

#endif
